import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './Tabs';

const tabs = ['Overview', 'Sizes', 'Reviews'].map((label) => ({ id: label, label, panel: `About ${label}` }));

function Product() {
  const [active, setActive] = useState('Overview');
  return <Tabs label="Product" tabs={tabs} activeId={active} onChange={setActive} />;
}

describe('Tabs', () => {
  it('shows one panel; arrows, Home and End move between tabs', () => {
    render(<Product />);
    expect(screen.getByRole('tabpanel').textContent).toBe('About Overview');
    const press = (key: string) => fireEvent.keyDown(screen.getByRole('tablist'), { key });
    press('ArrowLeft');
    expect(document.activeElement?.textContent).toBe('Reviews');
    press('ArrowRight');
    press('ArrowRight');
    expect(screen.getByRole('tabpanel', { name: 'Sizes' }).textContent).toBe('About Sizes');
    press('End');
    press('Home');
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Overview');
  });

  it('has only the active tab in the tab order', () => {
    render(<Product />);
    expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([0, -1, -1]);
  });
});
