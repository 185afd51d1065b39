import { getDeskSession } from '@contract/desk/staff';
import { useEffect, useState } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { useRead } from './deskApi';
import { DeskFrame } from './frame/DeskFrame';
import { Invitation } from './people/Invitation';
import { SignIn } from './people/SignIn';
import { SignInAgain } from './people/SignInAgain';
import { visibleSections } from './sections';
import { type Session, SessionProvider } from './session';
import { CenteredPanel } from './ui/Panel';
import { ReadState } from './ui/ReadState';

type SignedIn = Pick<Session, 'person' | 'tenant'>;

/** Shows the sign-in to signed-out visitors, and everyone else the sections that their role may read. */
export function DeskApp() {
  const { data, error, refetch } = useRead(getDeskSession, undefined);
  /** Who was signed in last. When the session ends, the screen is not replaced, because it may contain unsaved input. */
  const [last, setLast] = useState<SignedIn | null>(null);
  const [hasLeft, setHasLeft] = useState(false);
  const isReady = data !== undefined;
  useEffect(() => {
    if (isReady) document.documentElement.dataset.app = 'ready';
  }, [isReady]);
  if (error && !data)
    return (
      <CenteredPanel>
        <ReadState data={data} error={error} refetch={refetch} />
      </CenteredPanel>
    );
  if (!data) return null;
  const { person, tenant } = data;
  if (person && !hasLeft && last?.person !== person) setLast({ person, tenant });
  if (!person && hasLeft) {
    setHasLeft(false);
    setLast(null);
  }
  const session = person ? { person, tenant } : last;
  if (!session)
    return (
      <Routes>
        <Route path="invitation" element={<Invitation />} />
        <Route path="*" element={<SignIn shop={tenant.name} />} />
      </Routes>
    );
  const sections = visibleSections(session.person.role);
  const leave = () => setHasLeft(true);
  return (
    <SessionProvider value={{ ...session, leave }}>
      <DeskFrame key={session.person.id} sections={sections}>
        <Routes>
          {sections.map(({ path, Component }) => (
            <Route key={path} path={`${path}/*`} element={<Component />} />
          ))}
          <Route path="invitation" element={<Invitation />} />
          <Route path="*" element={<Navigate to={`/${sections[0]?.path ?? ''}`} replace />} />
        </Routes>
      </DeskFrame>
      {!person && <SignInAgain email={session.person.email} onLeave={leave} />}
    </SessionProvider>
  );
}
