/** The first number of a page costs a slow phone a tenth of a second, for data that all threads share: read here. */
const locale = self.name;
new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(1);
new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
self.close();
