/** Payment failed; message is shown to the shopper. Any other error is a bug. */
export class PaymentError extends Error {}
