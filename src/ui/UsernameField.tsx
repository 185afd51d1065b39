/** Tells password managers whose password a form sets. They ignore fields of type hidden. */
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
