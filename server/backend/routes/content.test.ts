import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getBlogDiscussion, postBlogComment, postBlogVote } from '../../../contract/blogDiscussion.ts';
import * as content from '../../../contract/content.ts';
import { listLocations } from '../../../contract/location.ts';
import { boreale, openDemoBackend, type RequestOptions } from '../../../tests/backend/demoBackend.ts';

const { request, get, newBrowser } = openDemoBackend();

describe('locations and content', () => {
  it('lists locations nearest first for a postcode or coordinates, and one location by its id', async () => {
    const byZip = await get(listLocations.response, '/locations?zip=97005');
    expect(byZip[0]?.store_id).toBe('beaverton');
    const byPoint = await get(listLocations.response, '/locations?lat=47.25&long=-122.44');
    expect(byPoint[0]?.store_id).toBe('tacoma');
    expect(byPoint[0]?.distance).toBeLessThan(5);
    const one = await get(listLocations.response, '/locations?storelocationid=bend');
    expect(one.map(({ store_name }) => store_name)).toEqual(['Maple & Main Bend']);
    const unknown = await get(listLocations.response, '/locations?zip=XX');
    expect(unknown.length).toBeGreaterThan(0);
    expect(unknown.every(({ distance }) => distance === null)).toBe(true);
  });

  it('returns blocks, pages, menus, scripts, banners, rebates and posts by the schemas of the contract', async () => {
    const blocks = await get(content.listBlocks.response, '/blocks');
    expect(blocks.map(({ identifier }) => identifier)).toContain('footer');
    const two = await get(content.listBlocks.response, '/blocks?identifiers=footer,home-hero');
    expect(two).toHaveLength(2);
    await get(content.getBlock.response, '/blocks/home-hero', { host: boreale });
    expect((await request('/blocks/none')).status).toBe(404);
    expect((await get(content.listMenus.response, '/menus')).length).toBeGreaterThan(0);
    await get(content.listScripts.response, '/scripts');
    const tiles = await get(content.listPromoBanners.response, '/promobanners/bannertype/link_tile');
    const ends = tiles.map(({ end_date }) => end_date);
    expect(new Set(ends).size).toBeGreaterThan(1);
    expect(ends).toEqual(ends.toSorted());
    await get(content.getPromoBanner.response, `/promobanners/${tiles[0]?.banner_id}`);
    const rebates = await get(content.listPromoBanners.response, '/promobanners/bannertype/rebate?limit=2');
    expect(rebates).toHaveLength(2);
    const inCalifornia = { timeZone: 'America/Los_Angeles', hourCycle: 'h23', timeStyle: 'medium' } as const;
    const clock = new Intl.DateTimeFormat('en', inCalifornia);
    expect(clock.format(new Date(rebates[0]?.start_date ?? ''))).toBe('00:00:00');
    expect(clock.format(new Date(rebates[0]?.end_date ?? ''))).toBe('23:59:59');
    const all = await get(content.listPromoBanners.response, '/promobanners/bannertype/rebate');
    const tileIds = new Set(tiles.map(({ banner_id }) => banner_id));
    const alone = all.find(({ banner_id }) => !tileIds.has(banner_id));
    expect(await get(content.getPromoBanner.response, `/promobanners/${alone?.banner_id}`)).toEqual(alone);
    const posts = await get(content.listBlogPosts.response, '/blog');
    expect(await get(content.listBlogPosts.response, `/blog?post_id=${posts[0]?.post_id}`)).toHaveLength(1);
    const event: RequestOptions = { method: 'POST', body: { event: 'page_view' } };
    expect(await get(content.logEvent.response, '/alta/log', event)).toEqual({ success: true });
  });

  it('publishes a comment after the dealer’s approval, or immediately where the tenant approves automatically', async () => {
    const words = { author: ' Ada ', text: 'It fits.' };
    for (const [host, isApproved] of [
      [undefined, false],
      [boreale, true],
    ] as const) {
      const posts = await get(content.listBlogPosts.response, '/blog', { host });
      const path = `/blog/${posts[0]?.post_id}`;
      const reader = await newBrowser(host).startSession();
      const { body } = await reader.call('POST', `${path}/comments`, words);
      expect(z.parse(postBlogComment.response, body)).toEqual({ is_approved: isApproved });
      const talk = await get(getBlogDiscussion.response, `${path}/talk`, { host });
      expect(talk.comments.map(({ author, text }) => [author, text])).toEqual(
        isApproved ? [['Ada', 'It fits.']] : [],
      );
      expect((await reader.call('POST', `${path}/comments`, { ...words, text: ' ' })).status).toBe(422);
    }
  });

  it('stores a comment once that is sent again after a lost response, even while the first request is answered', async () => {
    const posts = await get(content.listBlogPosts.response, '/blog', { host: boreale });
    const path = `/blog/${posts[1]?.post_id}`;
    const reader = await newBrowser(boreale).startSession();
    const send = (text: string) =>
      reader.call('POST', `${path}/comments`, { author: 'Zoe', text }, { 'idempotency-key': 'same' });
    const sendings = [send('Twice'), send('Twice'), send('Twice'), send('Other')];
    const statuses = (await Promise.all(sendings)).map(({ status }) => status);
    expect([...statuses, (await send('Twice')).status]).toEqual([200, 200, 200, 200, 200]);
    const talk = await get(getBlogDiscussion.response, `${path}/talk`, { host: boreale });
    const texts = talk.comments.filter(({ author }) => author === 'Zoe').map(({ text }) => text);
    expect(texts.toSorted()).toEqual(['Other', 'Twice']);
  });

  it('counts one vote per session on a post, where the tenant allows votes', async () => {
    const [post] = await get(content.listBlogPosts.response, '/blog');
    const reader = await newBrowser().startSession();
    const vote = async (helpful: boolean) => {
      const { body } = await reader.call('POST', `/blog/${post?.url_key}/votes`, { helpful });
      const { votes_yes, votes_no } = z.parse(postBlogVote.response, body);
      return [votes_yes, votes_no];
    };
    expect([await vote(true), await vote(true), await vote(false)]).toEqual([
      [1, 0],
      [1, 0],
      [0, 1],
    ]);
    expect((await reader.call('POST', '/blog/no-such-post/votes', { helpful: true })).status).toBe(404);
    const [other] = await get(content.listBlogPosts.response, '/blog', { host: boreale });
    const abroad = await newBrowser(boreale).startSession();
    expect((await abroad.call('POST', `/blog/${other?.post_id}/votes`, { helpful: true })).status).toBe(404);
  });

  it('serves its OpenAPI description', async () => {
    expect((await request('/openapi.json')).body.openapi).toBe('3.1.0');
  });
});
