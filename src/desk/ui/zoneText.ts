/** A zone of the IANA database as people read it: America/New York. */
export const zoneText = (zone: string): string => zone.replaceAll('_', ' ');
