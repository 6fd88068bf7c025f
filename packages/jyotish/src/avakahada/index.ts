export {
  type Avakahada,
  avakahadaOf,
  type Gana,
  ganas,
  type Nadi,
  nadis,
  type Varna,
  type Vashya,
  varnas,
  vashyas,
  type Yoni,
  yonis,
} from "./avakahada.ts";
