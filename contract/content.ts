import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import {
  converted,
  date,
  flag,
  id,
  identified,
  isAbsent,
  list,
  maybe,
  oneOf,
  readAs,
  requiredText,
  text,
  toList,
} from './fields';
import {
  inputData,
  inputFlag,
  inputText,
  inputTextOr,
  longInput,
  optionalInput,
  optionalLongInput,
  wholeInput,
} from './inputs';
import { pairs } from './reshape';
import { uniqueList } from './uniqueList';

/** A content block: HTML with custom tags, authored by the dealer. */
const blockFields = z.object({
  identifier: id,
  block_id: maybe(id),
  title: text(),
  content: text(),
});
const blockNames = {
  identifier: ['block_id', 'id', 'code'],
  content: ['html', 'value', 'body'],
};
export const block = readAs(blockFields, blockNames);
export type Block = z.output<typeof block>;

/** A block that was requested by its identifier; the response may lack it. */
const requestedBlock = readAs(z.extend(blockFields, { identifier: text() }), blockNames);

export const contentPage = z.object({
  identifier: text(),
  title: text(),
  content: text(),
  meta_description: text(),
  meta_keywords: text(),
  structured_data: converted(
    (value) => (typeof value === 'object' && !isAbsent(value) ? JSON.stringify(value) : value),
    text(),
  ),
  no_index: flag(),
});
export type ContentPage = z.output<typeof contentPage>;

export const menuItem = z.object({
  node_id: id,
  parent_node_id: maybe(id),
  label: text(),
  request_url: text(),
  href_override: text(),
  target: text(),
  icon_url: text(),
  top_menu_visibility: flag(true),
  placement: text(),
});
export type MenuItem = z.output<typeof menuItem>;

const BANNER_TYPES = ['link_tile', 'custom'] as const;

const bannerFields = {
  banner_id: text(),
  type: oneOf(BANNER_TYPES, 'custom'),
  css: text(),
  content: text(),
  end_date: date,
};

/** The fields of a rebate's card (docs/spec/06 §2). */
const rebateFields = {
  program_id: text(),
  promo_name: text(),
  promo_short_description: text(),
  manufacturer: text(),
  start_date: date,
  end_date: date,
  rebate_form_url: text(),
  brand_logo_urls: list(requiredText),
};
const bannerShape = z.object({ ...bannerFields, ...rebateFields });

/** Accepts `types` of the specification, a name or a list of names, in addition to our `type` (docs/spec/19 §9). */
const withTypes = <T extends z.ZodMiniType>(banner: T) => {
  const rename = z.transform((value: unknown) => {
    if (typeof value !== 'object' || value === null || !('types' in value)) return value;
    const { types, ...fields } = value;
    const names = toList(types);
    const supported = names.find((name) => BANNER_TYPES.some((type) => type === name));
    return { type: supported ?? names[0], ...fields };
  });
  return z.pipe(rename as z.ZodMiniType, banner) as unknown as T;
};

const promoBanner = withTypes(identified(bannerShape, 'banner_id', 'program_id'));

/**
 * In a list, a banner of an unexpected type is dropped, because the list does not know how to show it. A rebate is shown regardless of its
 * type.
 */
const listedBanner = withTypes(
  identified(
    z
      .extend(bannerShape, { type: text('custom') })
      .check(
        z.refine(({ type, program_id }) => program_id !== '' || BANNER_TYPES.some((name) => name === type)),
      ),
    'banner_id',
    'program_id',
  ),
);
export type PromoBanner = z.output<typeof promoBanner>;
export type Rebate = Omit<PromoBanner, keyof typeof bannerFields> & { end_date: string };

const identifier = z.object({ identifier: inputText });

export const listBlocks = endpoint({
  method: 'GET',
  path: '/blocks',
  summary: 'Content blocks; identifiers narrows to a comma-separated list',
  query: z.object({ identifiers: optionalLongInput }),
  response: list(block, pairs('identifier', 'content')),
});
export const getBlock = endpoint({
  method: 'GET',
  path: '/blocks/{identifier}',
  summary: 'One content block',
  params: identifier,
  response: requestedBlock,
});
export const getPage = endpoint({
  method: 'GET',
  path: '/pages/{identifier}',
  summary: 'One content page',
  params: identifier,
  response: contentPage,
});
export const listMenus = endpoint({
  method: 'GET',
  path: '/menus',
  summary: 'Menu items beside the categories',
  response: list(menuItem),
});

export const script = z.object({
  identifier: id,
  src: text(),
  content: text(),
  placement: oneOf(['head', 'body'], 'body'),
});
export const listScripts = endpoint({
  method: 'GET',
  path: '/scripts',
  isOptional: true,
  summary: 'The tenant’s scripts',
  response: list(script),
});

export const getPromoBanner = endpoint({
  method: 'GET',
  path: '/promobanners/{bannerId}',
  summary: 'One banner',
  params: z.object({ bannerId: inputText }),
  response: converted((value) => (Array.isArray(value) ? value[0] : value), promoBanner),
});
export const listPromoBanners = endpoint({
  method: 'GET',
  path: '/promobanners/bannertype/{type}',
  summary: 'Banners of a type, or rebates when type is rebate',
  params: z.object({ type: inputText }),
  query: z.object({
    limit: wholeInput(12),
    order: inputTextOr('end_date'),
    displaymode: optionalInput,
    category: optionalInput,
    manufacturer: optionalLongInput,
  }),
  response: uniqueList(listedBanner, 'banner_id'),
});

export const blogPost = z.object({
  post_id: id,
  url_key: text(),
  title: text(),
  short_content: text(),
  content: text(),
  image_url: text(),
  author: text(),
  published_at: date,
});
export const listBlogPosts = endpoint({
  method: 'GET',
  path: '/blog',
  summary: 'Blog posts, newest first; post_id narrows to one',
  query: z.object({ post_id: optionalInput }),
  response: uniqueList(blogPost, 'post_id'),
});

const line = z.string().check(z.maxLength(200));

/** The fields of a form that are sent. */
export const formRequest = z.object({
  name: line,
  email: line,
  subject: z._default(line, ''),
  product: z._default(line, ''),
  message: z._default(longInput, ''),
  telephone: z._default(line, ''),
  /** A request for a quote for the items in the cart. */
  with_cart: inputFlag,
  'g-recaptcha-response': optionalLongInput,
});

/** Form types of content pages; the newsletter has its own endpoint. */
export const postForm = endpoint({
  method: 'POST',
  path: '/forms/{form}',
  isExtension: true,
  summary: 'Sends a message or a request for a quote to the dealer',
  params: z.object({ form: z.enum(['contact', 'request-quote']) }),
  body: formRequest,
  /** reference: number of the request for the shopper, such as Q-12 */
  response: z.object({ success: flag(true), reference: text() }),
});

export const logEvent = endpoint({
  method: 'POST',
  path: '/alta/log',
  isOptional: true,
  limits: ['trackingLog'],
  summary: 'Tracking event log',
  body: inputData,
  response: z.object({ success: flag(true) }),
});
