import type { DemoLocation, TenantCode } from './shopTypes.ts';

type Hours = DemoLocation['hours'];

const weekdays = { opens: '10:00', closes: '20:00' };
const cityHours: Hours = [
  weekdays,
  weekdays,
  weekdays,
  weekdays,
  { opens: '10:00', closes: '21:00' },
  { opens: '09:00', closes: '19:00' },
  { opens: '11:00', closes: '18:00' },
];
const shortDay = { opens: '10:00', closes: '18:00' };
const townHours: Hours = [
  shortDay,
  shortDay,
  shortDay,
  { opens: '10:00', closes: '20:00' },
  shortDay,
  { opens: '10:00', closes: '17:00' },
  null,
];

const allDepartments = ['furniture', 'appliances', 'mattresses', 'outdoor', 'design'];

/** The showrooms of both tenants. The cities are real; streets and phone numbers (555 exchange) are invented. */
// biome-ignore format: a table, one row a location
const rows: readonly Omit<DemoLocation, 'country' | 'googleCode' | 'image'>[] = [
  { code: 'portland-pearl', tenant: 'maple', name: 'Maple & Main Pearl District', street: '1120 NW Juniper Row', city: 'Portland', region: 'OR', zip: '97209', phone: '503-555-0141', latitude: 45.5295, longitude: -122.6839, hours: cityHours, pickupMethod: 'curbside', departments: allDepartments },
  { code: 'beaverton', tenant: 'maple', name: 'Maple & Main Beaverton', street: '3400 SW Harvest Loop', city: 'Beaverton', region: 'OR', zip: '97005', phone: '503-555-0172', latitude: 45.4869, longitude: -122.8044, hours: cityHours, pickupMethod: 'dock', departments: allDepartments },
  { code: 'salem', tenant: 'maple', name: 'Maple & Main Salem', street: '255 Mill Race Street NE', city: 'Salem', region: 'OR', zip: '97301', phone: '503-555-0118', latitude: 44.9429, longitude: -123.0351, hours: townHours, pickupMethod: 'dock', departments: ['furniture', 'appliances', 'mattresses'] },
  { code: 'eugene', tenant: 'maple', name: 'Maple & Main Eugene', street: '88 Fifth Street Yard', city: 'Eugene', region: 'OR', zip: '97401', phone: '541-555-0126', latitude: 44.0551, longitude: -123.0923, hours: townHours, pickupMethod: 'curbside', departments: ['furniture', 'mattresses', 'outdoor'] },
  { code: 'bend', tenant: 'maple', name: 'Maple & Main Bend', street: '610 Old Depot Avenue', city: 'Bend', region: 'OR', zip: '97702', phone: '541-555-0163', latitude: 44.0456, longitude: -121.3153, hours: townHours, pickupMethod: 'in_store', departments: ['furniture', 'appliances', 'outdoor'], priceFactor: 0.95 },
  { code: 'vancouver-wa', tenant: 'maple', name: 'Maple & Main Vancouver', street: '1501 Columbia Terrace', city: 'Vancouver', region: 'WA', zip: '98660', phone: '360-555-0107', latitude: 45.6318, longitude: -122.6716, hours: cityHours, pickupMethod: 'curbside', departments: allDepartments },
  { code: 'tacoma', tenant: 'maple', name: 'Maple & Main Tacoma', street: '742 Foundry Street', city: 'Tacoma', region: 'WA', zip: '98402', phone: '253-555-0189', latitude: 47.2529, longitude: -122.4443, hours: cityHours, pickupMethod: 'dock', departments: allDepartments },
  { code: 'seattle-ballard', tenant: 'maple', name: 'Maple & Main Ballard', street: '5309 Shipwright Avenue NW', city: 'Seattle', region: 'WA', zip: '98107', phone: '206-555-0154', latitude: 47.6677, longitude: -122.3829, hours: cityHours, pickupMethod: 'curbside', departments: allDepartments },
  { code: 'montreal-plateau', tenant: 'boreale', name: 'Maison Boréale Plateau', street: '4260, rue des Érables', city: 'Montréal', region: 'QC', zip: 'H2H 2C7', phone: '514-555-0133', latitude: 45.5324, longitude: -73.5723, hours: cityHours, pickupMethod: 'curbside', departments: ['furniture', 'mattresses', 'design'] },
  { code: 'quebec-limoilou', tenant: 'boreale', name: 'Maison Boréale Limoilou', street: '915, 3e Avenue', city: 'Québec', region: 'QC', zip: 'G1L 2X4', phone: '418-555-0146', latitude: 46.8312, longitude: -71.2262, hours: townHours, pickupMethod: 'in_store', departments: ['furniture', 'mattresses'] },
  { code: 'gatineau', tenant: 'boreale', name: 'Maison Boréale Gatineau', street: '120, boulevard des Draveurs', city: 'Gatineau', region: 'QC', zip: 'J8X 3X7', phone: '819-555-0119', latitude: 45.4287, longitude: -75.7134, hours: townHours, pickupMethod: 'dock', departments: ['furniture', 'outdoor'] },
  { code: 'moncton', tenant: 'boreale', name: 'Maison Boréale Moncton', street: '77 Petitcodiac Lane', city: 'Moncton', region: 'NB', zip: 'E1C 4Z9', phone: '506-555-0168', latitude: 46.0878, longitude: -64.7782, hours: townHours, pickupMethod: 'curbside', departments: ['furniture', 'mattresses', 'outdoor'], priceFactor: 0.95 },
];

export const locations: readonly DemoLocation[] = rows.map((row) => ({
  ...row,
  country: row.tenant === 'maple' ? 'US' : 'CA',
  googleCode: `demo-${row.code}`,
  image: row.tenant === 'maple' ? '/media/scenes/living-room.webp' : '/media/scenes/dining-room.webp',
}));

/** The number of a tenant's showrooms. */
export const showroomsOf = (tenant: TenantCode): number =>
  locations.filter((location) => location.tenant === tenant).length;

/** The location code of the stock for deliveries. Each tenant has a warehouse (seed/seedLocations.ts). */
export const warehouse = 'warehouse';
