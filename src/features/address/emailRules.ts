import { cleanEmail, isEmail } from '@contract/emailAddress';

/** The rules of react-hook-form for an email field. The arguments are messages. */
export const emailRules = (required: string, invalid: string) => ({
  required,
  setValueAs: cleanEmail,
  validate: (text: string) => isEmail(text) || invalid,
});
