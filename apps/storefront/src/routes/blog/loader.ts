export { loadArticle as loader } from "../../features/content/articles/load-article.ts";
