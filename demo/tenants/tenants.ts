import type { TenantConfigInput } from '../../contract/config.ts';
import type { TenantCode } from '../shopTypes.ts';
import type { Text } from '../text.ts';
import { boreale, borealePayments } from './boreale.ts';
import { borealeDelivery, mapleDelivery } from './deliveryCalendars.ts';
import { financing, packageAi, publicFinancing } from './financing.ts';
import { gatewayCodes, gateways, publicSettings } from './gateways.ts';
import { checkoutLinks, maple, maplePayments } from './maple.ts';

/** The tenant of payments.localhost has every payment method, for manual tests; no real tenant has them all. */
const payments = {
  ...maple,
  store_code: 'payments',
  client_name: 'payment-counter',
  site_id: 'payments',
  name: 'Maple & Main Payments',
  title_suffix: ' | Maple & Main Payments',
  display_features: {
    ...maple.display_features,
    checkout: {
      ...maple.display_features.checkout,
      address_fields: { prefix: 'optional', middlename: 'optional', suffix: 'optional', fax: 'optional' },
    },
  },
  ...publicSettings,
  ...publicFinancing,
} satisfies TenantConfigInput;

/** Shows the code as the title, because several methods share a title. */
const withCodeAsTitle = (methods: Readonly<Record<string, object>>) =>
  Object.fromEntries(
    Object.entries(methods).map(([code, settings]) => [code, { ...settings, title: { en: code } }]),
  );

const allPaymentMethods = withCodeAsTitle({ ...gateways(...gatewayCodes), ...financing });

export interface DemoTenant {
  code: TenantCode;
  /** The tenant whose content and locations it uses. Default: its own. */
  contentOf?: TenantCode;
  /** The tenant without host names is the default tenant. */
  hosts: readonly string[];
  config: TenantConfigInput;
  /** Fields of the configuration in the tenant's other language. */
  translated: Partial<Record<keyof Text, TenantConfigInput>>;
  /** Private settings of payment methods by code, in the order of the checkout. */
  payments: Readonly<Record<string, object>>;
  /** Private settings of packageAI, which books delivery days. */
  booking?: object;
  /** Its delivery calendar. */
  delivery: object;
  /** Sales tax in percent. */
  taxPercent: number;
}

export const tenants: readonly DemoTenant[] = [
  {
    code: 'maple',
    hosts: [],
    config: maple,
    translated: {
      fr: {
        description:
          'Meubles et électroménagers dans huit magasins de l’Oregon et de Washington, livrés par nos équipes.',
        blog_home: {
          title: 'Journal',
          meta: 'Mesurer, choisir et entretenir meubles et électroménagers.',
          show_comments: true,
          show_votes: true,
        },
        sales_assistance: {
          enabled: true,
          title: 'Quelqu’un vous a aidé ?',
          subtitle: 'Dites-nous qui, pour le remercier.',
          field_label: 'Nom de la personne',
        },
        pdp: {
          ai_chatbot: {
            ...maple.pdp.ai_chatbot,
            widget_title: 'Une question sur ce produit ? Demandez à Sam',
            widget_description: 'Dimensions, matières, livraison : demandez comme en magasin.',
            widget_disclaimer:
              'Les réponses viennent de la fiche du produit et peuvent être inexactes. Vérifiez l’essentiel.',
            feedback_message: 'Était-ce utile ?',
          },
        },
        display_features: {
          ...maple.display_features,
          checkout: { links: checkoutLinks('fr') },
          availability_messages: {
            in_stock: 'En stock, prêt à livrer',
            out_of_stock: 'Épuisé, demandez-nous son retour',
            special_order: 'Fait sur commande en quatre à six semaines',
          },
        },
      },
    },
    payments: maplePayments,
    delivery: mapleDelivery,
    booking: packageAi,
    taxPercent: 8.6,
  },
  {
    code: 'boreale',
    hosts: ['fr.localhost', 'boreale.localhost'],
    config: boreale,
    translated: {
      en: {
        description:
          'Furniture for long winters and short summers, in Montréal, Québec, Gatineau and Moncton.',
        blog_home: {
          title: 'Journal',
          meta: 'Measuring, choosing and keeping furniture.',
          auto_approve_comments: true,
          show_comments: true,
        },
        pdp: {
          ai_chatbot: {
            ...boreale.pdp.ai_chatbot,
            widget_title: 'Ask Sam about this product',
            widget_description: 'Sizes, materials, delivery: ask as you would in the showroom.',
            widget_disclaimer:
              'Answers come from the product’s own facts and can be wrong. Please check what matters.',
            feedback_message: 'Was this helpful?',
          },
        },
        display_features: {
          ...boreale.display_features,
          checkout: { links: checkoutLinks('en') },
          availability_messages: {
            in_stock: 'In stock, ready to deliver',
            out_of_stock: 'Out of stock, ask us when it returns',
            special_order: 'Made to order in four to six weeks',
          },
        },
      },
    },
    payments: borealePayments,
    delivery: borealeDelivery,
    taxPercent: 14.975,
  },
  {
    code: 'payments',
    contentOf: 'maple',
    hosts: ['payments.localhost'],
    config: payments,
    translated: {},
    payments: allPaymentMethods,
    delivery: mapleDelivery,
    booking: packageAi,
    taxPercent: 8.6,
  },
];
