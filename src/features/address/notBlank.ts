/** The rules of react-hook-form for a text that must not be empty or consist of spaces. */
export const notBlank = (message: string) => ({ required: message, pattern: { value: /\S/, message } });
