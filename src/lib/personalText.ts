const EMAIL = /[^\s@"'<>(),;:]{1,64}@[^\s@"'<>(),;:]{1,250}\.[^\s@"'<>(),;:]+/g;
/** Four or more digits, possibly grouped: telephone and card numbers, postcodes, order numbers. */
const NUMBER = /\+?\d(?:[\s().-]{0,2}\d){3,}/g;
/** Query and fragment of a URL, which may contain a token or a name. */
const QUERY = /(\/[^\s?#"'/)]*)[?#][^\s"')]*/g;

/** Whether a text written by a shopper may identify a person: it contains an email address or a longer number. */
export const isPersonal = (text: string): boolean => text.search(EMAIL) >= 0 || text.search(NUMBER) >= 0;

/** Seven or more digits, because shorter numbers are in every stack trace. */
const LONG_NUMBER = /[+(]{0,2}\d(?:[\s().-]{0,2}\d){6,}/g;

/** Removes email addresses, long numbers and URL queries from a text of the app, such as an error. */
export const withoutPersonal = (text: string): string =>
  text.replace(QUERY, '$1').replace(EMAIL, '[email]').replace(LONG_NUMBER, '[number]');
