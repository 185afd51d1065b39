import type { BrandSlug } from './catalog/brands.ts';
import type { Text } from './text.ts';

/** A showroom. */
export interface DemoLocation {
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
  /** Monday first, 24-hour clock. Null for a day on which the location is closed. */
  hours: readonly ({ opens: string; closes: string } | null)[];
  pickupMethod: 'curbside' | 'in_store' | 'dock';
  image: string;
  departments: readonly string[];
  /** Prices of the location as a fraction of the tenant's prices. Default: 1. */
  priceFactor?: number;
}

/** In the order of their ids. */
export const tenantCodes = ['maple', 'boreale', 'payments'] as const;
export type TenantCode = (typeof tenantCodes)[number];
/** Tenants with their own content. The tenant `payments` uses another tenant's. */
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
  /** linq_type of the promotion's products (docs/spec/09 §1). */
  linqType: 'rebate' | 'instant' | 'package';
  /** Cents. */
  amount: number;
  /** The lowest price in cents to which it applies. */
  minimum: number;
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
  /** Authors by tenant: a post belongs to the tenants whose staff wrote it. */
  authors: Partial<Record<ContentTenant, string>>;
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
  locationCode: string;
  playlist: readonly string[];
}

export interface DemoClip {
  slug: string;
  title: Text;
  url: string;
  orientation: 'landscape' | 'portrait';
  /** Milliseconds. */
  duration: number;
  /** Path that opens when the clip is tapped. */
  link: string;
  kind: 'video' | 'image' | 'product';
  /** URL of WebVTT captions with {language} for en or fr. Empty for a clip without captions. */
  captions: string;
}
