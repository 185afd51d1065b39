import { describe, expect, it } from 'vitest';
import { canonicalPath } from './canonicalPath';

describe('canonicalPath', () => {
  it('drops the query', () => expect(canonicalPath('/catalog/sofas/', '?page=2')).toBe('/catalog/sofas'));

  it('keeps the two ids of a variant when both are there', () => {
    const both = '?page=2&configured_entity_id=8&configurable_entity_id=7';
    expect(canonicalPath('/product/oslo', both)).toBe(
      '/product/oslo?configurable_entity_id=7&configured_entity_id=8',
    );
    expect(canonicalPath('/product/oslo', '?configured_entity_id=8')).toBe('/product/oslo');
  });
});
