// Products, gems and the cart: a separate entry point, so that other screens do not load their schemas.

export { MAX_CART_LINES } from "../contract/primitives.ts";
export {
  type Cart,
  type CartChoice,
  type CartLine,
  type CartLineChange,
  type CartLineProblem,
  type CartQuoteRequest,
  cart,
  cartChoice,
  cartCouponRequest,
  cartQuery,
  cartQuoteRequest,
  cartTicket,
  changeCartLineRequest,
  claimCartRequest,
} from "./cart.ts";
export {
  addCartLine,
  changeCartLine,
  claimCart,
  getCart,
  handOffCart,
  removeCartLine,
  restoreCartLine,
  setCartCoupon,
} from "./cart-calls.ts";
export { type Delivery, delivery, deliveryQuery } from "./delivery.ts";
export { checkDelivery } from "./delivery-calls.ts";
export type { GoodCard, ReturnRule } from "./fields.ts";
export {
  type Gem,
  type GemCard,
  type GemForm,
  type GemListing,
  type GemListingQuery,
  type GemSetting,
  gem,
  gemByIdQuery,
  gemCard,
  gemListing,
  gemListingQuery,
  gemSort,
  gemsByIdsQuery,
  MAX_SAVED_GEMS,
} from "./gem.ts";
export { gemById, gemsByIds, getGemListing } from "./gem-calls.ts";
export {
  type Product,
  type ProductListingQuery,
  type ProductVariant,
  product,
  productByIdQuery,
  productListingQuery,
  productSort,
} from "./product.ts";
export { productById } from "./product-calls.ts";
export {
  type CartQuote,
  cartQuote,
  type GemQuoteRequest,
  type GoodsQuote,
  gemQuoteRequest,
  goodsQuote,
  MAX_PIECES,
  MAX_QUANTITY,
  type ProductQuoteRequest,
  productQuoteRequest,
} from "./quote.ts";
export { quoteCart, quoteGem, quoteProduct } from "./quote-calls.ts";
