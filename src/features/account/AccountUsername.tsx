import { useGetSessionQuery } from '@/api/sessionApi';
import { UsernameField } from '@/ui/UsernameField';

/** The user name of the customer's own password forms. */
export function AccountUsername() {
  const { data: session } = useGetSessionQuery();
  return session?.email ? <UsernameField value={session.email} /> : null;
}
