import { freeDeliveryFrom } from '../../../server/backend/cart/delivery.ts';
import { money } from '../../money.ts';
import type { DemoPage } from '../../shopTypes.ts';
import { type Text, text } from '../../text.ts';
import { sceneAlts } from '../html.ts';
import { financingPages } from './financing.ts';
import { article, type Section } from './page.ts';

const freeFrom = money(freeDeliveryFrom);

const appliances = text('Appliances', 'Électroménagers');

/** One version of the page per tenant, because only Maple & Main sells appliances. */
const withAppliances = (
  identifier: string,
  title: Text,
  lead: Text,
  sections: readonly Section[],
): DemoPage[] => [
  article(identifier, title, lead, sections, { tenants: ['maple'] }),
  article(
    identifier,
    title,
    lead,
    sections.filter(([heading]) => heading !== appliances),
    { tenants: ['boreale'] },
  ),
];

/** Pages about delivery, returns, financing and the like. */
export const servicePages: readonly DemoPage[] = [
  article(
    'about-us',
    text('About us', 'À propos'),
    text('A shop is a promise with a door in it.', 'Une boutique est une promesse avec une porte.'),
    [
      [
        text('Since 1962', 'Depuis 1962'),
        text(
          'The first counter sold lamps and repaired radios. The radios went; the repair bench stayed.',
          'Le premier comptoir vendait des lampes et réparait des radios. Les radios sont parties ; l’établi est resté.',
        ),
        text(
          'Today we sell what we would put in our own homes, from makers that we have all visited.',
          'Aujourd’hui nous vendons ce que nous mettrions chez nous, de fabricants que nous avons tous visités.',
        ),
      ],
      [
        text('People, not commission', 'Des gens, pas des commissions'),
        text(
          'Nobody in our stores earns more when you spend more. Ask for the cheaper one; we often prefer it too.',
          'Personne chez nous ne gagne plus si vous dépensez plus. Demandez le moins cher ; souvent, nous le préférons aussi.',
        ),
      ],
    ],
    {
      tenants: ['maple'],
      picture: {
        src: '/media/scenes/dining-room.webp',
        alt: sceneAlts['dining-room'],
      },
    },
  ),
  article(
    'about-us',
    text('About us', 'À propos'),
    text('Furniture for people who live with winter.', 'Des meubles pour les gens qui vivent avec l’hiver.'),
    [
      [
        text('Four stores, one workshop', 'Quatre magasins, un atelier'),
        text(
          'We began on the Plateau in Montréal and now have stores in Québec, Gatineau and Moncton too. The frames that we sell carry our workshop’s number: we mend before we replace.',
          'Nous avons commencé sur le Plateau, à Montréal, et avons maintenant des magasins à Québec, à Gatineau et à Moncton. Les cadres que nous vendons portent le numéro de notre atelier : nous réparons avant de remplacer.',
        ),
      ],
      [
        text('People, not commission', 'Des gens, pas des commissions'),
        text(
          'Nobody in our stores earns more when you spend more. Ask for the cheaper one; we often prefer it too.',
          'Personne chez nous ne gagne plus si vous dépensez plus. Demandez le moins cher ; souvent, nous le préférons aussi.',
        ),
      ],
    ],
    {
      tenants: ['boreale'],
      picture: {
        src: '/media/scenes/living-room.webp',
        alt: sceneAlts['living-room'],
      },
    },
  ),
  ...withAppliances(
    'delivery',
    text('Delivery', 'Livraison'),
    text(
      'Two people, one van, a four-hour window and a call on the way.',
      'Deux personnes, un camion, une plage de quatre heures et un appel en route.',
    ),
    [
      [
        text('To the threshold', 'Au seuil'),
        text(
          `We bring it to the first dry room. Free from ${freeFrom.en}.`,
          `Nous l’apportons dans la première pièce sèche. Gratuit dès ${freeFrom.fr}.`,
        ),
      ],
      [
        text('White glove', 'Gants blancs'),
        text(
          'We carry it to its place, assemble it, level it and take the packaging away.',
          'Nous le portons à sa place, le montons, le mettons à niveau et remportons l’emballage.',
        ),
      ],
      [
        appliances,
        text(
          'Water, gas and power are connected by licensed installers. The old appliance leaves on the same van when you choose haul-away.',
          'L’eau, le gaz et le courant sont raccordés par des installateurs qualifiés. L’ancien appareil repart dans le même camion si vous choisissez la reprise.',
        ),
      ],
      [
        text('Pickup', 'Ramassage'),
        text(
          'Collect it at your store on the day that the product’s page and your cart name; we call you when it is ready and help to load.',
          'Passez le prendre au magasin le jour qu’indiquent la fiche du produit et votre panier ; nous vous appelons dès qu’il est prêt et aidons à charger.',
        ),
      ],
    ],
  ),
  ...withAppliances(
    'returns',
    text('Returns', 'Retours'),
    text('Thirty days, no speech.', 'Trente jours, sans discours.'),
    [
      [
        text('Furniture', 'Meubles'),
        text(
          'Unused and in its packaging within 30 days. We collect for the price of the delivery.',
          'Non utilisé et emballé, sous 30 jours. Nous reprenons au prix de la livraison.',
        ),
      ],
      [
        appliances,
        text(
          'Unconnected within 15 days. Once it has run, the warranty takes over and we come to you.',
          'Non raccordé, sous 15 jours. Une fois en marche, la garantie prend le relais et nous venons.',
        ),
      ],
      [
        text('Mattresses', 'Matelas'),
        text(
          '120 nights at home. One exchange or a refund.',
          '120 nuits chez vous. Un échange ou un remboursement.',
        ),
      ],
      [
        text('Made to order', 'Fait sur commande'),
        text(
          'Covers and sizes cut for you cannot come back, so ask for a swatch first. Swatches are free.',
          'Ce qui est coupé pour vous ne revient pas : demandez d’abord un échantillon. Ils sont gratuits.',
        ),
      ],
    ],
  ),
  ...financingPages,
  article(
    'terms',
    text('Terms of sale', 'Conditions de vente'),
    text('What you and we agree to with an order.', 'Ce que vous et nous convenons par une commande.'),
    [
      [
        text('The order', 'La commande'),
        text(
          'Your order is an offer to buy. The sale is made when we confirm the order by email.',
          'Votre commande est une offre d’achat. La vente est conclue quand nous confirmons la commande par courriel.',
        ),
        text(
          'If a price or a quantity on the page was wrong, we ask you before we change anything.',
          'Si un prix ou une quantité de la page était erroné, nous vous consultons avant tout changement.',
        ),
      ],
      [
        text('Price and payment', 'Prix et paiement'),
        text(
          'Prices are before tax. The last step of the checkout shows delivery, tax and the total before you place the order.',
          'Les prix sont avant taxes. La dernière étape montre la livraison, les taxes et le total avant que vous passiez la commande.',
        ),
        text(
          'A plan of a lender is an agreement between you and the lender, with the lender’s own terms.',
          'Un plan d’un prêteur est une entente entre vous et le prêteur, selon les modalités du prêteur.',
        ),
      ],
      [
        text('Delivery, returns and warranty', 'Livraison, retours et garantie'),
        text(
          'Our pages on delivery and returns are part of these terms. The warranty of the maker comes with each piece.',
          'Nos pages sur la livraison et les retours font partie de ces conditions. La garantie du fabricant accompagne chaque article.',
        ),
      ],
    ],
  ),
  article(
    'privacy',
    text('Privacy', 'Vie privée'),
    text(
      'We keep what an order needs and forget the rest.',
      'Nous gardons ce qu’une commande demande et oublions le reste.',
    ),
    [
      [
        text('What we keep', 'Ce que nous gardons'),
        text(
          'Your name, address and order, for as long as the warranty and the law require. Card numbers never reach us.',
          'Votre nom, votre adresse et votre commande, le temps de la garantie et de la loi. Les numéros de carte ne nous parviennent jamais.',
        ),
      ],
      [
        text('What we measure', 'Ce que nous mesurons'),
        text(
          'With your consent, which pages are useful. Without it, nothing that points to you.',
          'Avec votre accord, quelles pages servent. Sans lui, rien qui vous désigne.',
        ),
      ],
      [
        text('In the store', 'En magasin'),
        text(
          'Our kiosks forget every visit five minutes after the last touch.',
          'Nos bornes oublient chaque visite cinq minutes après le dernier geste.',
        ),
      ],
      [
        text('Your rights', 'Vos droits'),
        text(
          'Ask to see, correct or delete your data at any time; the contact page reaches the person in charge.',
          'Demandez à voir, corriger ou effacer vos données en tout temps ; la page de contact mène à la personne responsable.',
        ),
      ],
    ],
  ),
  article(
    'accessibility',
    text('Accessibility', 'Accessibilité'),
    text(
      'This shop is for everyone, including those who do not use a mouse, a screen or both hands.',
      'Cette boutique est pour tous, même sans souris, sans écran ou d’une seule main.',
    ),
    [
      [
        text('What we aim for', 'Notre but'),
        text(
          'WCAG 2.2 at level AA on every page, tested with a keyboard and with screen readers.',
          'WCAG 2.2 niveau AA sur chaque page, vérifié au clavier et avec des lecteurs d’écran.',
        ),
      ],
      [
        text('If something is in your way', 'Si quelque chose vous gêne'),
        text(
          'Call the number at the top of the page or write to us; a person will place your order with you.',
          'Appelez le numéro en haut de la page ou écrivez-nous ; une personne passera la commande avec vous.',
        ),
      ],
    ],
  ),
];
