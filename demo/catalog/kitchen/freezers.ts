import { text } from '../../text.ts';
import { type ApplianceRow, appliance, fact, litres } from '../appliance.ts';
import { type Draft, metric } from '../draft.ts';
import { capacityBand } from './refrigerators.ts';

type Row = ApplianceRow & { style: 'chest' | 'upright' | 'wine'; feet: number; bottles?: number };

// biome-ignore format: a table, one row an item
const rows: readonly Row[] = [
  { id: 'cellar-chest-7', model: 'NF07H1100', brand: 'norrfell', series: 'Cellar 7', style: 'chest', feet: 7, inches: [32, 22, 33.5], pounds: 82, finish: 'white', price: 299, kwh: 212, star: true, lead: text('A garden’s worth of beans in a box that fits beside the dryer.', 'La récolte de haricots d’un jardin dans un coffre qui tient près de la sécheuse.') },
  { id: 'cellar-chest-15', model: 'NF15H1120', brand: 'norrfell', series: 'Cellar 15', style: 'chest', feet: 14.8, inches: [48.5, 29.5, 33.5], pounds: 118, finish: 'white', price: 649, kwh: 279, star: true, lead: text('Three hanging baskets and a light, so last year’s pie can be found.', 'Trois paniers suspendus et une lampe, pour retrouver la tarte de l’an dernier.') },
  { id: 'garage-upright-17', model: 'NF17U2200', brand: 'norrfell', series: 'Garage 17', style: 'upright', feet: 17.2, inches: [28, 29.5, 71], pounds: 176, finish: 'white', others: ['steel'], price: 899, kwh: 470, features: ['frost-free'], lead: text('Rated from 0 to 110 degrees, for garages that know real summers and real winters.', 'Prévu de −18 à 43 degrés, pour les garages aux vrais étés et aux vrais hivers.') },
  { id: 'garage-upright-21', model: 'NF21U2230', brand: 'norrfell', series: 'Garage 21', style: 'upright', feet: 21, inches: [33, 31, 74], pounds: 214, finish: 'steel', price: 1149, kwh: 512, star: true, features: ['frost-free'], lead: text('A whole freezer you can convert to a refrigerator with one switch.', 'Un congélateur entier qu’un bouton transforme en réfrigérateur.') },
  { id: 'pavilion-freezer-column', model: 'KL16F9003', brand: 'kestrelle', series: 'Pavilion', style: 'upright', feet: 15.8, inches: [30, 25, 84], pounds: 322, finish: 'steel', price: 6299, kwh: 540, features: ['counter-depth', 'ice-maker', 'connected'], lead: text('The other half of the Pavilion pair, with clear ice and drawers that close themselves.', 'L’autre moitié du duo Pavilion, avec glace limpide et tiroirs qui se ferment seuls.') },
  { id: 'vault-wine-46', model: 'NF46W3310', brand: 'norrfell', series: 'Vault 46', style: 'wine', bottles: 46, feet: 5.1, inches: [23.5, 22.5, 34], pounds: 104, finish: 'steel', others: ['black'], price: 1099, kwh: 165, features: ['counter-depth', 'quiet'], lead: text('Two zones under the counter: reds at fifty-eight, whites at forty-eight.', 'Deux zones sous le comptoir : rouges à quatorze degrés, blancs à neuf.') },
  { id: 'vault-wine-18', model: 'NF18W3302', brand: 'norrfell', series: 'Vault 18', style: 'wine', bottles: 18, feet: 2.1, inches: [14.75, 22.5, 34], pounds: 72, finish: 'black', price: 699, kwh: 121, features: ['quiet'], lead: text('Fifteen inches of cellar in place of one drawer.', 'Quinze pouces de cave à la place d’un tiroir.') },
];

export const freezers: readonly Draft[] = rows.map((row) =>
  appliance(
    row,
    {
      family: row.style === 'wine' ? 'wine-cooler' : 'freezer',
      noun:
        row.style === 'wine'
          ? text('Wine Cellar', 'Cave à vin')
          : row.style === 'chest'
            ? text('Chest Freezer', 'Congélateur coffre')
            : text('Upright Freezer', 'Congélateur vertical'),
      categories: ['kitchen-appliances', 'freezers-wine'],
      banks: ['cold'],
      facets: { capacity_band: capacityBand(row.feet) },
      specs: [
        fact('Capacity', 'Capacité', `${row.feet} cu. ft.`, `${litres(row.feet)} L`),
        ...(row.bottles ? [fact('Bottles', 'Bouteilles', `${row.bottles}`)] : []),
      ],
      addOns: ['delivery-haul-away', 'installation-plug-in', 'warranty-5-appliance'],
    },
    (finish) =>
      row.style === 'wine'
        ? { kind: 'wine-cooler', finish, ...metric(row.inches) }
        : { kind: 'freezer', style: row.style, finish, ...metric(row.inches) },
  ),
);
