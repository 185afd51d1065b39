import { lazy } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useMay } from '@/desk/session';
import { ById } from '@/desk/ui/ById';
import { DevicesPage } from './DevicesPage';

const DevicePage = lazy(() => import('./DevicePage').then((module) => ({ default: module.DevicePage })));
const FleetSettingsPage = lazy(() =>
  import('./FleetSettingsPage').then((module) => ({ default: module.FleetSettingsPage })),
);
const ScreenDayPage = lazy(() =>
  import('./day/ScreenDayPage').then((module) => ({ default: module.ScreenDayPage })),
);

/** The routes of the section. `register`, which a screen's QR code opens, is the list with its dialog open. */
export default function DevicesSection() {
  const isOwner = useMay('owner');
  return (
    <Routes>
      {isOwner && <Route path="settings" element={<FleetSettingsPage />} />}
      <Route
        path="screen/:id"
        element={
          <ById>
            <DevicePage />
          </ById>
        }
      />
      <Route path="screen/:id/day" element={<ScreenDayPage />} />
      <Route path="*" element={<DevicesPage />} />
    </Routes>
  );
}
