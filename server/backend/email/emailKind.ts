import * as z from 'zod/mini';
import { message } from '../messages/message.ts';
import { configOf, type Tenant } from '../tenant/tenant.ts';
import type { EmailParts, EmailScope } from './emailParts.ts';

interface Definition<S extends z.ZodMiniType> {
  /** Schema of the contents in the outbox. Rows are parsed, because older versions of the server wrote some of them. */
  schema: S;
  subject: (scope: EmailScope, contents: z.output<S>) => string;
  /** id: of the outbox row */
  render: (scope: EmailScope, contents: z.output<S>, id: number) => EmailParts;
}

/** Defines a kind of email. Its functions throw a ZodError for contents that no version of the server wrote. */
export const emailKind = <S extends z.ZodMiniType>({ schema, subject, render }: Definition<S>) => ({
  schema,
  subjectOf: (scope: EmailScope, contents: unknown) => subject(scope, z.parse(schema, contents)),
  partsOf: (scope: EmailScope, contents: unknown, id: number) => render(scope, z.parse(schema, contents), id),
});

/** The scope of an email in the recipient's language, with links to an origin. */
export function emailScope(tenant: Tenant, language: string, origin: string): EmailScope {
  const config = configOf(tenant, language);
  const prefix = language === tenant.language ? '' : `/${language}`;
  return {
    language,
    config,
    t: (key, values) => message(language, key, { store: config.name, ...values }),
    link: (path) => `${origin}${prefix}${path}`,
  };
}
