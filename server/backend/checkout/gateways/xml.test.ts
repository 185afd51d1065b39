import { describe, expect, it } from 'vitest';
import { allOf, attributeOf, elements, hasElement, readXml, textOf } from './xml.ts';

describe('a message', () => {
  it('has its elements in order, its attributes, and escaped texts', () => {
    expect(
      elements({ request: { '@version': '1', name: 'Ada & <Co>', run: { '@id': '"2"' }, empty: {} } }),
    ).toBe(
      '<request version="1"><name>Ada &amp; &lt;Co&gt;</name><run id="&quot;2&quot;"></run><empty></empty></request>',
    );
  });
});

describe('the message of a provider', () => {
  const report =
    readXml(`<?xml version="1.0"?><soap:Envelope><soap:Body><c:report day="2"><c:code>007</c:code>
    <list><sale id="a"><amount>10.00</amount></sale><sale id="b"><amount/></sale></list></c:report></soap:Body></soap:Envelope>`);

  it('is read by names without prefixes, as text', () => {
    expect(textOf(report, 'code')).toBe('007');
    expect(allOf(report, 'sale').map((sale) => [attributeOf(sale, 'id'), textOf(sale, 'amount')])).toEqual([
      ['a', '10.00'],
      ['b', ''],
    ]);
    expect(allOf(report, 'report').map((element) => attributeOf(element, 'day'))).toEqual(['2']);
    expect([hasElement(report, 'amount'), hasElement(report, 'refund')]).toEqual([true, false]);
  });

  it('that is a page or text has none of the elements', () => {
    for (const text of [
      '',
      'response=1&code=2',
      '<html><p>Bad gateway<br></html>',
      '<a><b></a',
      '<![CDATA[',
    ]) {
      expect(textOf(readXml(text), 'code')).toBe('');
      expect(hasElement(readXml(text), 'report')).toBe(false);
    }
  });

  it('expands no entity', () => {
    const bomb = readXml('<!DOCTYPE r [<!ENTITY e "boom"><!ENTITY f "&e;&e;">]><r><code>&f;</code></r>');
    expect(textOf(bomb, 'code')).not.toContain('boom');
  });
});
