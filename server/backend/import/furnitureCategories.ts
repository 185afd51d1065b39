import type { BilingualText } from '../catalog/details.ts';
import { both } from './importedProduct.ts';

export interface FurnitureCategory {
  urlKey: string;
  name: BilingualText;
  /** url_key of the parent department. */
  parent: string;
  /** Image in /media/placeholders for products without an image. */
  sign: string;
  /** The French singular for product names: Meuble de bar. */
  one: string;
}

const catalogIndex = (
  urlKey: string,
  parent: string,
  sign: string,
  en: string,
  fr: string,
  one: string,
): FurnitureCategory => ({
  urlKey,
  parent,
  sign,
  name: both(en, fr),
  one,
});

/** The tenant's category for each category of furniture.csv; existing categories (beds, wardrobes) are reused. */
// biome-ignore format: a table, one row a category
export const furnitureCategories: Record<string, FurnitureCategory> = {
  'Bar furniture': catalogIndex('bar-furniture', 'dining', 'stool', 'Bar furniture', 'Mobilier de bar', 'Meuble de bar'),
  Beds: catalogIndex('beds', 'bedroom', 'bed', 'Beds', 'Lits', 'Lit'),
  'Bookcases & shelving units': catalogIndex('shelving', 'living-room', 'shelf', 'Bookcases & Shelving', 'Bibliothèques et étagères', 'Rangement ouvert'),
  'Cabinets & cupboards': catalogIndex('cabinets', 'living-room', 'cabinet', 'Cabinets & Cupboards', 'Armoires et vitrines', 'Meuble de rangement'),
  'Café furniture': catalogIndex('cafe-furniture', 'dining', 'table', 'Café Furniture', 'Mobilier de café', 'Meuble de café'),
  Chairs: catalogIndex('chairs', 'dining', 'chair', 'Chairs', 'Chaises et sièges', 'Siège'),
  'Chests of drawers & drawer units': catalogIndex('chests-of-drawers', 'bedroom', 'drawers', 'Chests of Drawers', 'Commodes et caissons', 'Meuble à tiroirs'),
  "Children's furniture": catalogIndex('childrens-furniture', 'bedroom', 'child', 'Children’s Furniture', 'Mobilier d’enfant', 'Meuble d’enfant'),
  'Nursery furniture': catalogIndex('nursery', 'bedroom', 'child', 'Nursery', 'Chambre de bébé', 'Meuble de bébé'),
  'Outdoor furniture': catalogIndex('outdoor-furniture', 'outdoor', 'outdoor', 'Garden Furniture', 'Mobilier de jardin', 'Meuble d’extérieur'),
  'Room dividers': catalogIndex('room-dividers', 'living-room', 'divider', 'Room Dividers', 'Paravents', 'Paravent'),
  'Sideboards, buffets & console tables': catalogIndex('consoles', 'dining', 'cabinet', 'Consoles & Buffets', 'Consoles et buffets', 'Console ou buffet'),
  'Sofas & armchairs': catalogIndex('sofas-armchairs', 'living-room', 'sofa', 'Sofas & Armchairs', 'Canapés et fauteuils', 'Siège de salon'),
  'Tables & desks': catalogIndex('tables-desks', 'home-office', 'table', 'Tables & Desks', 'Tables et bureaux', 'Table ou bureau'),
  Trolleys: catalogIndex('trolleys', 'dining', 'trolley', 'Trolleys', 'Dessertes', 'Desserte'),
  'TV & media furniture': catalogIndex('media-furniture', 'living-room', 'media', 'TV & Media Furniture', 'Meubles télé et multimédia', 'Meuble télé'),
  Wardrobes: catalogIndex('wardrobes', 'bedroom', 'wardrobe', 'Wardrobes', 'Armoires', 'Armoire'),
};

/** The category that contains all products of the file. */
export const allFurniture = catalogIndex(
  'all-furniture',
  'default-category',
  'sofa',
  'All Furniture',
  'Tous les meubles',
  'Meuble',
);
