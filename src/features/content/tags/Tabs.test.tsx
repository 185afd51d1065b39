import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderContentHtml } from '@tests/renderContentHtml';
import { expect, it } from 'vitest';

it('makes a tab of each template', async () => {
  renderContentHtml(
    '<tabs aria-label="Care"><template data-title="Wood">Dust it</template><template data-title="Wool">Air it</template></tabs>',
  );
  await userEvent.click(await screen.findByRole('tab', { name: 'Wool' }));
  expect(screen.getByRole('tabpanel', { name: 'Wool' }).textContent).toBe('Air it');
});

it('shows a message without a template', async () => {
  renderContentHtml('<tabs><div>One</div></tabs>');
  expect(await screen.findByText('No suitable children found')).toBeTruthy();
});
