/** The parameter in which a link without scripts has the chosen language: the web server stores it and takes it out. */
export const CHOOSE_LANGUAGE = "choose_lang";
