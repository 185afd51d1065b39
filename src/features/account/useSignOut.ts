import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { messageOf } from '@/api/apiError';
import { useSignOutMutation } from './accountApi';
import { accountClosed } from './accountSlice';

/** Signs the customer out and closes the account panel. The document is left once the server has responded. */
export function useSignOut() {
  const { t } = useTranslation('site');
  const dispatch = useDispatch();
  const [request, { isLoading, error }] = useSignOutMutation();
  async function signOut() {
    const response = await request();
    if (!response.error) dispatch(accountClosed());
  }
  return { signOut, isLoading, message: error ? messageOf(error, t('signOutFailed')) : '' };
}
