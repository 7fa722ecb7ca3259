/** How a host is written, with an optional wildcard and port: the form that a draft keeps and the database takes. */
export const EMBED_DOMAIN = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)*(:[0-9]{1,5})?$/;
