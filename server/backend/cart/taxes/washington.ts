/** Combined state and local sales tax by ZIP code or its first digits, in thousandths of a percent. */
export type LocalRates = ReadonlyMap<string, number>;

/**
 * Washington taxes by the place of delivery (Department of Revenue, local sales tax rates, 2026). The longest matching prefix counts; a ZIP
 * code shared by several cities has the rate of the largest one.
 */
export const WASHINGTON: LocalRates = new Map([
  // King County
  ['980', 10_300],
  ['981', 10_350],
  ['98001', 10_300],
  ['98033', 10_400],
  ['98034', 10_400],
  ['98057', 10_300],
  ['98133', 10_400],
  ['98146', 10_300],
  ['98148', 10_300],
  ['98155', 10_400],
  ['98158', 10_300],
  ['98166', 10_300],
  ['98168', 10_300],
  ['98188', 10_300],
  ['98198', 10_300],
  // Snohomish County
  ['98012', 10_600],
  ['98020', 10_600],
  ['98021', 10_600],
  ['98026', 10_600],
  ['98036', 10_700],
  ['98037', 10_700],
  ['98043', 10_600],
  ['98087', 10_700],
  ['982', 9300],
  ['98201', 9900],
  ['98203', 9900],
  ['98204', 9900],
  ['98208', 9900],
  // Whatcom, Skagit, Island and San Juan Counties
  ['98225', 9100],
  ['98226', 9100],
  ['98229', 9100],
  ['98221', 9100],
  ['98273', 9100],
  ['98239', 9100],
  ['98250', 8500],
  // Kitsap, Clallam and Jefferson Counties
  ['98110', 9300],
  ['98310', 9400],
  ['98311', 9300],
  ['98312', 9400],
  ['98337', 9400],
  ['98366', 9400],
  ['98367', 9300],
  ['98370', 9400],
  ['98362', 9100],
  ['98368', 9400],
  // Pierce County
  ['983', 9600],
  ['984', 10_400],
  // Thurston, Mason, Grays Harbor and Lewis Counties
  ['985', 9600],
  ['98501', 9900],
  ['98502', 9900],
  ['98506', 9900],
  ['98520', 9100],
  ['98531', 8500],
  ['98532', 8500],
  ['98584', 9000],
  // Clark, Cowlitz, Klickitat and Skamania Counties
  ['986', 8900],
  ['98611', 8200],
  ['98620', 7700],
  ['98626', 8300],
  ['98632', 8300],
  ['98648', 7900],
  // Chelan, Douglas, Grant and Okanogan Counties
  ['988', 8700],
  ['98837', 8600],
  // Yakima and Kittitas Counties
  ['989', 8300],
  ['98926', 8500],
  // Spokane, Whitman and their neighbours
  ['990', 8900],
  ['991', 8000],
  ['992', 9100],
  // Benton, Franklin, Walla Walla and Asotin Counties
  ['993', 8900],
  ['99362', 9100],
  ['994', 8500],
]);
