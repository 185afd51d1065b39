import { Outlet, ScrollRestoration } from 'react-router-dom';

export const Shell = () => (
  <>
    <Outlet />
    <ScrollRestoration />
  </>
);
