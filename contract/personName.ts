interface NameParts {
  prefix?: string;
  firstname?: string;
  middlename?: string;
  lastname?: string;
  suffix?: string;
}

/** A person's name in one line; some people have a single name. */
export const personName = ({ prefix, firstname, middlename, lastname, suffix }: NameParts): string =>
  [prefix, firstname, middlename, lastname, suffix].filter(Boolean).join(' ');
