import type * as z from 'zod/mini';
import type { CallArguments, Endpoint } from '../endpoint';

type Shape = z.ZodMiniType;

/** What a person may do: read, change what shoppers see, or also manage people. Each role includes the ones before it. */
export const roles = ['viewer', 'editor', 'owner'] as const;
export type Role = (typeof roles)[number];

/** Subjects of the desk. A write invalidates the reads of its subjects in every open desk (server/desk/deskEvents.ts). */
export type Subject =
  | 'session'
  | 'account'
  | 'staff'
  | 'audit'
  | 'devices'
  | 'playlists'
  | 'media'
  | 'messages'
  | 'orders'
  | 'requests'
  | 'approvals'
  | 'outbox'
  | 'releases'
  | 'reports'
  | 'salesCalls'
  | 'settings';

/** A call of the desk below /desk/api. Its summary describes the change in the audit log. */
export type DeskCall<P extends Shape, Q extends Shape, B extends Shape, R extends Shape> = Endpoint<
  P,
  Q,
  B,
  R
> & {
  /** The minimum role for the call; 'anyone' for calls by a signed-out browser. */
  role: Role | 'anyone';
  subject: Subject;
  /** Of a write: other subjects whose reads contain what it changes. */
  affects?: readonly Subject[];
  /** Type-level only, never set at runtime: the type of its arguments. */
  readonly arguments?: CallArguments<Endpoint<P, Q, B, R>>;
};

/** The arguments of a call: params, query and body where it declares them. */
export type ArgumentsOf<C> = C extends { readonly arguments?: infer A } ? NonNullable<A> : never;

export type AnyDeskCall = DeskCall<Shape, Shape, Shape, Shape>;

/** Declares a call of the desk and infers its exact schema types. */
export const deskCall = <
  R extends Shape,
  P extends Shape = never,
  Q extends Shape = never,
  B extends Shape = never,
>(
  declared: DeskCall<P, Q, B, R>,
): DeskCall<P, Q, B, R> => declared;

/** All subjects whose reads a write changes. */
export const subjectsOf = ({
  subject,
  affects = [],
}: Pick<AnyDeskCall, 'subject' | 'affects'>): Subject[] => [subject, ...affects];

/** Returns true when a role includes another one. */
export const includesRole = (role: Role, wanted: Role): boolean =>
  roles.indexOf(role) >= roles.indexOf(wanted);
