import type { Target } from '@contract/desk/targets';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInDesk } from '@tests/renderInDesk';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TargetPicker } from './TargetPicker';

const choices = {
  locations: [{ id: 'mill', name: 'Mill Street' }],
  groups: [],
  tags: ['window'],
  devices: [],
};

function Picker() {
  const [targets, setTargets] = useState<Target[]>([{ kind: 'tag', value: 'garden' }]);
  return (
    <>
      <TargetPicker choices={choices} value={targets} onChange={setTargets} />
      <output>{targets.map(({ value }) => value).join()}</output>
    </>
  );
}

it('shows a chosen tag that no screen has any more, so that it can be removed', async () => {
  await renderInDesk(<Picker />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'window' }).checked).toBe(false);
  const stale = screen.getByRole<HTMLInputElement>('checkbox', { name: 'garden' });
  expect(stale.checked).toBe(true);
  await userEvent.click(stale);
  expect(document.querySelector('output')?.textContent).toBe('');
  expect(screen.queryByRole('checkbox', { name: 'garden' })).toBeNull();
});
