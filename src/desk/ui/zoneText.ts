/** An IANA time zone in readable form: America/New York. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ');
