import type { ApiResponse } from '@contract/transport';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createTestApp } from '@tests/createTestApp';
import type { ComponentType } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { Component as BlogPostPage } from './BlogPostPage';
import { Component as ContentPage } from './ContentPage';

const form =
  '<avb-magento-form data-form="contact"><input name="message" aria-label="Message"></avb-magento-form>';
const post = (id: string) => ({ post_id: id, url_key: id, title: `Post ${id}`, content: '<p>Text</p>' });

const bodies: Record<string, unknown> = {
  '/pages/about': { title: 'About', content: `<p>About us</p>${form}` },
  '/pages/jobs': { title: 'Jobs', content: `<p>Work here</p>${form}` },
  '/forms/contact': { success: true },
};

/** Opens a page with links to others; /pages/lost and the post lost fail. */
function open(path: string, pattern: string, Page: ComponentType, links: readonly string[]) {
  const { wrap } = createTestApp({
    path,
    config: { blog_home: { show_votes: '1' } },
    send: async ({ path: called, query }): Promise<ApiResponse> => {
      if (called.endsWith('/lost') || query?.post_id === 'lost') return { status: 429, body: null };
      if (called === '/blog') return { status: 200, body: [post('a'), post('b')] };
      if (called.endsWith('/talk') || called.endsWith('/votes'))
        return { status: 200, body: { votes_yes: 1, votes_no: 0, comments: [] } };
      return { status: 200, body: bodies[called] ?? [] };
    },
  });
  render(
    wrap(
      <>
        {links.map((link) => (
          <Link key={link} to={link}>
            {link}
          </Link>
        ))}
        <Routes>
          <Route path={pattern} element={<Page />} />
        </Routes>
      </>,
    ),
  );
}
const follow = (link: string) => userEvent.click(screen.getByRole('link', { name: link }));

it('does not show the previous page of content under the address of one that fails', async () => {
  open('/about', '*', ContentPage, ['/lost']);
  await screen.findByText('About us');
  await follow('/lost');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByText('About us')).toBeNull();
});

it('does not show the previous post under the address of one that fails', async () => {
  open('/blog/a', '/blog/:key', BlogPostPage, ['/blog/lost']);
  await screen.findByRole('heading', { level: 1, name: 'Post a' });
  await follow('/blog/lost');
  await screen.findByRole('button', { name: 'Try again' });
  expect(screen.queryByRole('heading', { level: 1, name: 'Post a' })).toBeNull();
});

it('shows the form of a page that was seen before, after another page’s form was sent', async () => {
  open('/jobs', '*', ContentPage, ['/about', '/jobs']);
  await screen.findByText('Work here');
  await follow('/about');
  await screen.findByText('About us');
  await userEvent.type(await screen.findByLabelText('Message'), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  await screen.findByText(/^Thank you/);
  await follow('/jobs');
  await screen.findByText('Work here');
  expect(await screen.findByLabelText('Message')).toHaveProperty('value', '');
});

it('counts a vote on a post for this post only', async () => {
  open('/blog/b', '/blog/:key', BlogPostPage, ['/blog/a', '/blog/b']);
  await screen.findByRole('heading', { level: 1, name: 'Post b' });
  await follow('/blog/a');
  await screen.findByRole('heading', { level: 1, name: 'Post a' });
  await userEvent.click(await screen.findByRole('button', { name: 'Yes (1)' }));
  await screen.findByText('Thank you.');
  await follow('/blog/b');
  await screen.findByRole('heading', { level: 1, name: 'Post b' });
  await screen.findByRole('button', { name: 'Yes (1)' });
  expect(screen.queryByText('Thank you.')).toBeNull();
});
