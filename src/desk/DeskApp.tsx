import { getDeskSession } from '@contract/desk/staff';
import { useEffect } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useTranslation } from '@/config/useTranslation';
import { Notice } from '@/ui/Notice';
import { useRead } from './deskApi';
import { DeskFrame } from './frame/DeskFrame';
import { Invitation } from './people/Invitation';
import { SignIn } from './people/SignIn';
import { visibleSections } from './sections';
import { SessionProvider } from './session';

/** Sign-in for a stranger; the sections that the role may read for everyone else. */
export function DeskApp() {
  const { t } = useTranslation('frame');
  const { data, error } = useRead(getDeskSession, undefined);
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) document.documentElement.dataset.app = 'ready';
  }, [isReady]);
  if (error && !data) return <Notice tone="bad">{error.message || t('offline')}</Notice>;
  if (!data) return null;
  const { person, tenant } = data;
  if (!person)
    return (
      <Routes>
        <Route path="invitation" element={<Invitation />} />
        <Route path="*" element={<SignIn shop={tenant.name} />} />
      </Routes>
    );
  const sections = visibleSections(person.role);
  return (
    <SessionProvider value={{ person, tenant }}>
      <DeskFrame sections={sections}>
        <Routes>
          {sections.map(({ path, Component }) => (
            <Route key={path} path={`${path}/*`} element={<Component />} />
          ))}
          <Route path="invitation" element={<Invitation />} />
          <Route path="*" element={<Navigate to={`/${sections[0]?.path ?? ''}`} replace />} />
        </Routes>
      </DeskFrame>
    </SessionProvider>
  );
}
