import type { BrandSlug } from './catalog/brands.ts';
import type { Text } from './text.ts';

export interface DemoStore {
  code: string;
  tenant: TenantCode;
  name: string;
  street: string;
  city: string;
  region: string;
  zip: string;
  country: 'US' | 'CA';
  phone: string;
  latitude: number;
  longitude: number;
  googleCode: string;
  /** Monday first; null is closed; 24-hour clock */
  hours: readonly ({ opens: string; closes: string } | null)[];
  pickupMethod: 'curbside' | 'in_store' | 'dock';
  image: string;
  departments: readonly string[];
  /** Share of the tenant's prices that this shop asks; 1 unless said otherwise. */
  asks?: number;
}

export type TenantCode = 'maple' | 'boreale' | 'payments';
/** Those with pages of their own; the counter where payments are tried shows another's. */
export type ContentTenant = Exclude<TenantCode, 'payments'>;

export interface DemoPromotion {
  programId: string;
  name: Text;
  shortDescription: Text;
  description: Text;
  startsInDays: number;
  endsInDays: number;
  formUrl: string;
  manufacturer: BrandSlug;
  brandLogoUrls: readonly string[];
  /** linq_type of the products that take part (docs/spec/09 §1) */
  linqType: 'rebate' | 'instant' | 'package';
  /** cents */
  amount: number;
}

export interface DemoBanner {
  id: string;
  type: 'link_tile' | 'custom';
  css: string;
  content: Text;
  category?: string;
  manufacturer?: BrandSlug;
  startsInDays: number;
  endsInDays: number;
  tenants: readonly TenantCode[];
}

export interface DemoBlock {
  identifier: string;
  title: string;
  content: Text;
  tenants: readonly TenantCode[];
}

export interface DemoPage {
  identifier: string;
  title: Text;
  content: Text;
  metaDescription: Text;
  metaKeywords: Text;
  noIndex: boolean;
  tenants: readonly TenantCode[];
}

export interface DemoBlogPost {
  id: number;
  slug: string;
  title: Text;
  summary: Text;
  content: Text;
  author: string;
  image: string;
  daysAgo: number;
  tags: readonly Text[];
}

export interface DemoMenuItem {
  nodeId: number;
  parentNodeId: number;
  label: Text;
  requestUrl: string;
  hrefOverride: string;
  target: '' | '_blank';
  iconUrl: string;
  topMenuVisible: boolean;
  placement: 'header' | 'footer' | 'account';
  tenants: readonly TenantCode[];
}

export interface DemoDevice {
  id: string;
  name: string;
  type: 'kiosk' | 'tv';
  orientation: 'landscape' | 'portrait';
  storeCode: string;
  playlist: readonly string[];
}

export interface DemoNowPlaying {
  slug: string;
  title: Text;
  url: string;
  orientation: 'landscape' | 'portrait';
  /** milliseconds */
  duration: number;
  /** where a touch leads */
  link: string;
  kind: 'video' | 'image' | 'product';
  /** address of WebVTT captions, with {language} for en or fr; empty for none */
  captions: string;
}
