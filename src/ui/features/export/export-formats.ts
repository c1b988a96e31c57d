/** What a tour can become, in the order of the dialog; words under `takeOut.<name>`. */
export const TAKE_OUT_WAYS = ['share', 'calendar', 'print', 'gpx', 'kml', 'text', 'file'] as const;
export type TakeOutWay = (typeof TAKE_OUT_WAYS)[number];
