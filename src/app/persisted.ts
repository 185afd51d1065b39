import { cart } from '@contract/cart';
import { MOST_SAVED, MOST_VIEWED } from '@contract/customerListLimits';
import * as z from 'zod/mini';
import { personalStores } from '@/browser/personalStore';
import { SIGNED_OUT_AT } from '@/browser/sharedSignOut';
import { DATA_CACHE, PICTURE_CACHE } from '@/browser/workerCaches';
import { lastSeenCartSlice } from '@/features/cart/lastSeenCartSlice';
import { savedKey, savedSlice } from '@/features/cart/saved/savedSlice';
import { COMPARE_LIMIT, compareSlice } from '@/features/compare/compareSlice';
import { locationsSlice } from '@/features/locations/locationsSlice';
import { deliverySlice } from '@/features/product/delivery/deliverySlice';
import { fitSlice } from '@/features/product/fit/fitSlice';
import { viewedSlice } from '@/features/product/viewed/viewedSlice';
import { wishlistSlice } from '@/features/wishlist/wishlistSlice';

export interface PersistedSlice {
  /** The stored fields with their schemas. */
  fields: Record<string, z.ZodMiniType>;
  /** For a list: the maximum number of entries. */
  most?: number;
  /** Returns the key by which entries of a list are deduplicated. */
  keyOf?: (entry: never) => string;
}

const savedItem = z.object({
  product_id: z.string(),
  sku: z.string(),
  qty: z.number(),
  options: z.array(z.object({ label: z.string(), value: z.string() })),
  addonIds: z.array(z.string()),
});

const myStore = z.nullable(z.object({ store_id: z.string(), store_name: z.string(), phone: z.string() }));

const productIds = z.array(z.string());

/**
 * Everything that the storefront stores on a device. A sign-out deletes all of it except the public keys (forgetShopper.ts). A kiosk visit
 * uses an in-memory Electron session, which the shell wipes as a whole (electron/electronSessions.ts).
 */
export const persisted = {
  /** Slices of the Redux store, in IndexedDB, until a sign-out (persistence.ts). */
  slices: {
    [compareSlice.name]: { fields: { productIds }, most: COMPARE_LIMIT },
    [deliverySlice.name]: { fields: { postcode: z.string() } },
    [fitSlice.name]: { fields: { room: z.string() } },
    [lastSeenCartSlice.name]: { fields: { seenAt: z.number(), cart: z.nullable(cart) } },
    [locationsSlice.name]: { fields: { myStore } },
    [savedSlice.name]: { fields: { items: z.array(savedItem) }, most: MOST_SAVED, keyOf: savedKey },
    [viewedSlice.name]: { fields: { productIds }, most: MOST_VIEWED },
    [wishlistSlice.name]: { fields: { productIds } },
  } satisfies Record<string, PersistedSlice>,

  /** Databases of features, each with its own limits, until a sign-out. */
  databases: personalStores,

  /** Caches of the service worker, until a sign-out; workerCaches.ts defines their lifetimes. */
  caches: [DATA_CACHE, PICTURE_CACHE],

  /** Prefixes of localStorage keys that contain no personal data. A sign-out deletes all others, and all of sessionStorage. */
  publicKeys: [SIGNED_OUT_AT, 'install', 'i18next_res_', 'light', 'desk', 'kiosk-', 'play:'],
};
