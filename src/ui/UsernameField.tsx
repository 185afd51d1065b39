/** Whose password a form sets, for password managers. They ignore fields of the type hidden. */
export const UsernameField = ({ value }: { value: string }) => (
  <input
    className="visually-hidden"
    type="text"
    autoComplete="username"
    value={value}
    readOnly
    tabIndex={-1}
    aria-hidden
  />
);
