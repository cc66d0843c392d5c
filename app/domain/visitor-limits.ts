/** The rate limits of the forms. The server applies them, the browser the first one, and the privacy page shows some. */

/** Between two requests of one browser or one e-mail address. */
export const secondsBetweenRequests = 30;

/**
 * Requests that one network address may send in a row; after them, one every `secondsBetweenRequests`. More than one,
 * because the people of an office share an address.
 */
export const networkBurst = 5;

/** The same for one IPv6 /48, and for all unknown network addresses together. */
export const wideNetworkBurst = 20;

/** A limit is deleted this long after it ended. */
export const limitHours = 24;

/** Without a form key, the same content within these hours is the same request. */
export const repeatWindowHours = 24;

/** Acknowledgements to one person before the limit of one a day applies: visitors may type any address. */
export const acknowledgementBurst = 3;

/** Acknowledgements to one network address in a row; after them, one every `minutesBetweenNetworkAcknowledgements`. */
export const networkAcknowledgementBurst = 5;

/** The same for one IPv6 /48, and for all unknown network addresses together. */
export const wideNetworkAcknowledgementBurst = 10;

export const minutesBetweenNetworkAcknowledgements = 10;

/**
 * Notices to the agency in a row, a mail for each request; after them, one mail every `minutesBetweenNotices` with all that wait.
 */
export const noticeBurst = 20;
export const minutesBetweenNotices = 6;

/** Acknowledgements of the whole site in an hour, so that the form cannot be used to send mails to many strangers. */
export const acknowledgementsPerHour = 60;
