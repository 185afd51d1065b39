import { useGetSessionQuery } from '@/api/sessionApi';
import { UsernameField } from '@/ui/UsernameField';

/** Hidden user name in the customer's own password forms, for password managers. */
export function AccountUsername() {
  const { data: session } = useGetSessionQuery();
  return session?.email ? <UsernameField value={session.email} /> : null;
}
