import { useDispatch } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { useTranslation } from '@/config/useTranslation';
import { useSignOutMutation } from './accountApi';
import { accountClosed } from './accountSlice';

/** Signs the customer out and closes the account panel. onSignedOut is called only when the server has done it. */
export function useSignOut(onSignedOut: () => void) {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const [request, { isLoading, error }] = useSignOutMutation();
  async function signOut() {
    const response = await request();
    if (response.error) return;
    dispatch(accountClosed());
    onSignedOut();
  }
  return { signOut, isLoading, message: error ? messageOf(error, t('signOutFailed')) : '' };
}
