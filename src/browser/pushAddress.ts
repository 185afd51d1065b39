/** The data with which the server sends to a subscription. */
export function pushAddressOf(subscription: PushSubscription) {
  const { keys = {} } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    public_key: keys.p256dh ?? '',
    auth: keys.auth ?? '',
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone ?? '',
  };
}
