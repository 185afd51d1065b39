import { includesRole, type Role } from '@contract/desk/deskCall';
import type { DeskSession, Person } from '@contract/desk/staff';
import { createContext, useContext } from 'react';

export interface Session {
  person: Person;
  tenant: DeskSession['tenant'];
  /** Call it when the person has signed out: the sign-in then replaces the screen. */
  leave: () => void;
}

const SessionContext = createContext<Session | null>(null);
export const SessionProvider = SessionContext.Provider;

/** Person and tenant of this desk. */
export function useDeskSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('Nobody is signed in.');
  return session;
}

/** Whether the person may use calls of a role. The server decides; the screen only hides what would be rejected. */
export const useMay = (role: Role): boolean => includesRole(useDeskSession().person.role, role);
