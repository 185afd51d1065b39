interface NameParts {
  prefix?: string;
  firstname?: string;
  middlename?: string;
  lastname?: string;
  suffix?: string;
}

/** The name of a person in one line; some have a single name. */
export const personName = ({ prefix, firstname, middlename, lastname, suffix }: NameParts): string =>
  [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ');
