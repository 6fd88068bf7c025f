export { FacetLinks, type FacetLinksProps } from "./facet-links.tsx";
export { FacetSelect, type FacetSelectProps } from "./facet-select.tsx";
export { Facets, type FacetsProps } from "./facets.tsx";
