/** The package has no types of its own. Keys are ZIP codes, and the first three characters of Canadian postal codes. */
declare module 'zipcodes' {
  const zipcodes: {
    codes: Record<string, { latitude: number; longitude: number; state: string; country: string }>;
  };
  export default zipcodes;
}
