/** The first Intl.NumberFormat of a page blocks a slow phone for about 100 ms; the data that it loads is shared by all threads. */
const locale = self.name;
new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }).format(1);
new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(0);
self.close();
