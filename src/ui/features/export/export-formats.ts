/** Export formats in the order of the dialog; translations under `export.<name>`. */
export const EXPORT_FORMATS = ['share', 'calendar', 'print', 'gpx', 'kml', 'text', 'file'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];
