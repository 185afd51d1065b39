import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import { expect, it } from 'vitest';
import { createI18n } from '@/lib/i18n/createI18n';
import { FitCheck } from './FitCheck';
import { sizeText } from './fitSpaceText';

const french = import.meta.glob<Record<string, string>>('/locales/fr/fit.json', {
  eager: true,
  import: 'default',
});
const size = { width: 35.75, depth: 34.5, height: 70 };
const renderCheck = (...details: { label: string; value: string }[]) =>
  render(createTestApp().wrap(<FitCheck size={size} specifications={[{ group: '', details }]} />));

it('states the clearance of the data sheet', () => {
  renderCheck(
    { label: 'Depth', value: '34.5 in.' },
    { label: 'Required clearance', value: 'Sides 0.5 in.' },
    { label: 'Clearance underneath', value: '8 in.' },
  );
  expect(screen.getByText('Required clearance: Sides 0.5 in.')).toBeTruthy();
  expect(screen.queryByText(/its manual|underneath/)).toBeNull();
});

it('refers to the manual once where the data sheet names no clearance', () => {
  renderCheck({ label: 'Depth', value: '34.5 in.' });
  expect(screen.getAllByText(/the clearances in its manual apply/)).toHaveLength(1);
});

it('leaves the focus on the button that checks the measurements, and empties the fields of cleared ones', async () => {
  renderCheck();
  const [width] = screen.getAllByLabelText<HTMLInputElement>('Width');
  const check = screen.getByRole('button', { name: 'Check' });
  await userEvent.type(width as HTMLElement, '36');
  await userEvent.click(check);
  expect(document.activeElement).toBe(check);
  expect(width?.value).toBe('36');
  await userEvent.click(screen.getByRole('button', { name: 'Forget my sizes' }));
  expect([width?.isConnected, width?.value]).toEqual([true, '']);
});

it('writes lengths as the data sheet does in French: in inches with a comma', async () => {
  const i18n = await createI18n('fr', { texts: { fit: Object.values(french)[0] ?? {} } });
  expect(sizeText(size, '?', i18n.getFixedT('fr', 'fit'))).toBe('35,75\u00a0po × 34,5\u00a0po × 70\u00a0po');
});
