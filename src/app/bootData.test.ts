import { afterEach, describe, expect, it } from 'vitest';
import { bootElement, readBootData } from './bootData';

afterEach(() => document.body.replaceChildren());

describe('boot data', () => {
  it('comes back as it went, whatever is in it', () => {
    const data = {
      state: {},
      reads: [],
      translations: { site: { a: '</script><script>window.hacked = 1</script> \u2028 <!-- ' } },
    };
    const element = bootElement(data);
    expect(element.match(/<\/?script/g)).toHaveLength(2);
    document.body.innerHTML = element;
    expect(readBootData()).toEqual(data);
  });

  it('is absent in the plain shell', () => expect(readBootData()).toBeNull());
});
