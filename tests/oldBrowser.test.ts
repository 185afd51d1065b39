import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { parse } from 'acorn';
import { describe, expect, it } from 'vitest';
import { projectRoot } from '../server/projectRoot.ts';

const script = readFileSync(join(projectRoot, 'public/old-browser.js'), 'utf8');

interface Shown {
  role: string;
  text: string;
}

/** Runs the file with only the globals of a browser of 2010 and returns the first element of the page. */
function bannerIn(lang: string, language?: string): Shown {
  const body: { firstChild: object; banner?: Shown } = { firstChild: {} };
  const insertBefore = (banner: Shown, before: object) => {
    expect(before).toBe(body.firstChild);
    body.banner = banner;
  };
  const makeElement = () => {
    const element = { role: '', text: '', style: {} };
    return {
      ...element,
      setAttribute(name: 'role', value: string) {
        this[name] = value;
      },
      appendChild(text: string) {
        this.text = text;
      },
    };
  };
  const document = {
    documentElement: { lang },
    body: Object.assign(body, { insertBefore }),
    createElement: makeElement,
    createTextNode: (text: string) => text,
  };
  runInNewContext(script, { document, navigator: { language } });
  return body.banner as Shown;
}

describe('the notice for browsers without modules', () => {
  it('is written in ES5', () => expect(() => parse(script, { ecmaVersion: 5 })).not.toThrow());

  it('is an alert before all other content', () => {
    expect(bannerIn('en')).toMatchObject({
      role: 'alert',
      text: 'You seem to be using an old browser.  Please upgrade to a newer browser to see this content.',
    });
  });

  it.each([
    ['fr-CA', 'en'],
    ['', 'fr'],
  ])('is in French on a page in "%s" for a browser in "%s"', (page, browser) => {
    expect(bannerIn(page, browser).text).toContain('Votre navigateur semble ancien.');
  });

  it('is loaded by such browsers only', () => {
    const page = readFileSync(join(projectRoot, 'index.html'), 'utf8');
    expect(page).toContain('<script nomodule src="/old-browser.js"></script>');
  });
});
