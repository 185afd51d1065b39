/** Four hours each, as promised on the delivery page. */
const slots = [
  { from: '08:00', to: '12:00', capacity: 6 },
  { from: '12:00', to: '16:00', capacity: 6 },
  { from: '16:00', to: '20:00', capacity: 4 },
];

/** Days after the order until goods made to order arrive: four weeks in the dealer's own zones, at most six elsewhere. */
const orderDays = { own: 28, carrier: 35, far: 42 };

const city = { cut_off: '14:00', stock_days: 1, order_days: orderDays.own, slots };
const country = { cut_off: '12:00', stock_days: 2, order_days: orderDays.own, slots };
const carrier = {
  by_carrier: true,
  cut_off: '12:00',
  weekdays: [1, 2, 3, 4, 5],
  stock_days: 7,
  order_days: orderDays.carrier,
};
const far = {
  by_carrier: true,
  surcharge: 250,
  cut_off: '12:00',
  weekdays: [2, 4],
  stock_days: 14,
  order_days: orderDays.far,
};

const pickup = { last_minutes: 120, transfer_days: 2, order_days: orderDays.own };

const thanksgiving = { en: 'Thanksgiving', fr: 'Thanksgiving' };
const christmas = { en: 'Christmas', fr: 'Noël' };

/** Delivery calendar of Maple & Main: own crews in Oregon and Washington, carriers elsewhere. */
export const mapleDelivery = {
  special_days: [
    { day: '01-01', name: { en: 'New Year’s Day', fr: 'jour de l’An' } },
    { day: '07-04', name: { en: 'Independence Day', fr: 'fête de l’Indépendance' } },
    { day: '2026-11-26', name: thanksgiving },
    { day: '2027-11-25', name: thanksgiving },
    {
      day: '12-24',
      name: { en: 'Christmas Eve', fr: 'veille de Noël' },
      hours: { opens: '10:00', closes: '15:00' },
    },
    { day: '12-25', name: christmas },
  ],
  offered_days: 10,
  pickup,
  zones: [
    { name: 'portland', postcodes: ['970', '971', '972', '986'], weekdays: [2, 3, 4, 5, 6], ...city },
    { name: 'valley', postcodes: ['973', '974'], weekdays: [2, 4, 6], ...city },
    {
      name: 'puget-sound',
      postcodes: ['980', '981', '983', '984', '985'],
      weekdays: [2, 3, 4, 5, 6],
      ...city,
    },
    {
      name: 'northwest',
      postcodes: ['97', '98', '990', '991', '992', '993', '994'],
      weekdays: [3, 6],
      ...country,
    },
    { name: 'carrier', postcodes: [''], ...carrier },
    {
      name: 'far',
      postcodes: ['995', '996', '997', '998', '999', '967', '968', '969', '006', '007', '009'],
      ...far,
    },
  ],
};

/** Delivery calendar of Maison Boréale: own crews around its four cities, carriers elsewhere. */
export const borealeDelivery = {
  special_days: [
    { day: '01-01', name: { en: 'New Year’s Day', fr: 'jour de l’An' } },
    { day: '06-24', name: { en: 'Saint-Jean-Baptiste Day', fr: 'fête nationale' } },
    { day: '07-01', name: { en: 'Canada Day', fr: 'fête du Canada' } },
    { day: '12-25', name: christmas },
    { day: '12-26', name: { en: 'Boxing Day', fr: 'lendemain de Noël' } },
  ],
  offered_days: 10,
  pickup,
  zones: [
    { name: 'montreal', postcodes: ['H', 'J3', 'J4', 'J7'], weekdays: [2, 3, 4, 5, 6], ...city },
    { name: 'quebec', postcodes: ['G1', 'G2', 'G3'], weekdays: [2, 4, 6], ...city },
    { name: 'outaouais', postcodes: ['J8', 'J9', 'K1', 'K2'], weekdays: [2, 4, 6], ...city },
    { name: 'moncton', postcodes: ['E1'], weekdays: [3, 6], ...country },
    { name: 'carrier', postcodes: [''], ...carrier },
    { name: 'far', postcodes: ['X', 'Y'], ...far },
  ],
};
