import { act } from '@testing-library/react';
import { createTestApp } from '@tests/createTestApp';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { FitForm } from './FitForm';

it('keeps what was entered before the form was hydrated', async () => {
  const form = createTestApp().wrap(<FitForm space="" onMeasured={() => undefined} />);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(form);
  const width = container.querySelector('input') as HTMLInputElement;
  width.value = '36';
  const root = await act(async () => hydrateRoot(container, form));
  expect([width.isConnected, width.value]).toEqual([true, '36']);
  act(() => root.unmount());
  container.remove();
});
