/** Attribute of links that a kiosk offers on the shopper's phone instead of following them. */
export const FOR_PHONE = { 'data-for-phone': '' };
